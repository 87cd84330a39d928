#include <box2d/box2d.h>

#include <optional>

#include "bench/compare/contender.h"

namespace six::compare {

namespace {

b2Vec2 point_of(Vec2 v) {
    return {float(v.x.mils()) / 1000.0f, float(v.y.mils()) / 1000.0f};
}

class Ray final : public b2RayCastCallback {
public:
    Ray(Question question, fixture::Shot shot) : question_(question), shot_(shot) {}
    float ReportFixture(b2Fixture* fixture, const b2Vec2&, const b2Vec2&, float fraction) override {
        const auto met = static_cast<Answer>(fixture->GetUserData().pointer);
        if (met == shot_.from || met == shot_.to) return -1.0f;  // go on as if it were not there
        answer_ = question_ == Question::first ? met : kBlocked;
        return question_ == Question::first ? fraction : 0.0f;
    }
    Answer answer() const { return answer_; }

private:
    const Question question_;
    const fixture::Shot shot_;
    Answer answer_ = kClear;
};

class World final : public Contender {
public:
    std::string name() const override { return "Box2D, b2World::RayCast"; }
    void make(const fixture::SceneFixture& table) override {
        world_.emplace(b2Vec2(0.0f, 0.0f));
        dots_.clear();
        for (const SceneBase& base : table.bases) {
            b2CircleShape circle;
            circle.m_radius = float(base.base.shape.radius.mils()) / 1000.0f;
            put(point_of(base.base.at), circle, base.id.n);
            dots_.push_back(point_of(base.base.at));
        }
        for (std::size_t i = 0; i < table.pieces.size(); ++i) {
            std::vector<b2Vec2> corners;
            for (const Vec2 corner : table.pieces[i].corners) corners.push_back(point_of(corner));
            b2ChainShape outline;  // a b2PolygonShape would have to be convex
            outline.CreateLoop(corners.data(), static_cast<int>(corners.size()));
            put(b2Vec2(0.0f, 0.0f), outline, kFirstPiece + static_cast<Answer>(i));
        }
    }
    void run(Question question, std::span<const fixture::Shot> shots, Answer* out) override {
        for (const fixture::Shot shot : shots) {
            Ray ray(question, shot);
            world_->RayCast(&ray, dots_[shot.from], dots_[shot.to]);
            *out++ = ray.answer();
        }
    }

private:
    void put(b2Vec2 at, const b2Shape& shape, Answer answer) {
        b2BodyDef body;
        body.position = at;
        b2FixtureDef fixture;
        fixture.shape = &shape;
        fixture.userData.pointer = static_cast<std::uintptr_t>(answer);
        world_->CreateBody(&body)->CreateFixture(&fixture);
    }

    std::optional<b2World> world_;
    std::vector<b2Vec2> dots_;
};

}  // namespace

void add_box2d(Contenders& contenders) {
    contenders.push_back(std::make_unique<World>());
}

}  // namespace six::compare
