#include "bench/compare/contender.h"

namespace six::compare {

namespace {

Answer answer_of(const Block& block) {
    switch (block.kind) {
        case BlockKind::base:
            return block.figure.n;
        case BlockKind::piece:
            return kFirstPiece + block.piece.n;
        case BlockKind::gap:
            return kGap;
        default:
            return kClear;
    }
}

class SixSkulls final : public Contender {
public:
    explicit SixSkulls(sweep::Unit unit) : unit_(unit) {}
    std::string name() const override {
        return unit_ == sweep::Unit::scalar ? "Six Skulls, without vector instructions"
                                            : "Six Skulls";
    }
    void make(const fixture::SceneFixture& table) override {
        table_ = &table;
        table.fill(scene_);
    }
    void run(Question question, std::span<const fixture::Shot> shots, Answer* out) override {
        for (const fixture::Shot shot : shots) {
            const LineQuery query = fixture::query_of(*table_, shot);
            if (question == Question::first)
                *out++ = answer_of(first_block(scene_, query, unit_));
            else
                *out++ = is_clear(scene_, query, unit_) ? kClear : kBlocked;
        }
    }

private:
    const sweep::Unit unit_;
    const fixture::SceneFixture* table_ = nullptr;
    Scene scene_;
};

}  // namespace

void add_six(Contenders& contenders) {
    contenders.push_back(std::make_unique<SixSkulls>(sweep::best_unit()));
    if (sweep::best_unit() != sweep::Unit::scalar)
        contenders.push_back(std::make_unique<SixSkulls>(sweep::Unit::scalar));
}

}  // namespace six::compare
